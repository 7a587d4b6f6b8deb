import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate --config src/provider/drizzle.config.ts` writes a migration after a change of the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/provider/database/schema.ts',
  out: './src/provider/migrations',
})
