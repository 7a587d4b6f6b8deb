import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { chartsWithoutDescriptions, helpersAmongPackages, newFontsOnly, pagesBeforehand } from './src/app/build.ts'
import { pieces } from './src/app/pieces.ts'
import { flowInDevServer } from './src/dev/plugin.ts'
import { databaseBesideServer, learnedBeforehand, precompressedFiles, wordsBesideServer } from './src/provider/build.ts'
import { providerInDevServer } from './src/provider/dev.ts'
import { shellForWorker, workerEnvironment } from './src/worker/build.ts'

const CLIENT = 'dist/client'

/** `vite` serves app and provider in one process; `vite build` makes dist/client, its service worker and dist/server/main.js. */
export default defineConfig({
  plugins: [
    react(),
    chartsWithoutDescriptions(),
    flowInDevServer(),
    providerInDevServer(),
    learnedBeforehand(),
    helpersAmongPackages(),
    pagesBeforehand(),
    newFontsOnly(),
    shellForWorker(),
    precompressedFiles(),
    databaseBesideServer(),
    wordsBesideServer(),
  ],
  resolve: {
    alias: [
      // What they bring for React 17 is in React by now.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
    ],
  },
  server: { port: 3000 },
  builder: {},
  environments: {
    // Before the client, whose first pages it draws.
    ssr: {
      // The app that draws pages is bundled whole, so that it is React's own production build.
      resolve: { noExternal: [/^react/, /^@?xstate/, 'scheduler', 'use-sync-external-store', 'wouter', 'regexparam'] },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        ssr: true,
        outDir: 'dist/server',
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'node20',
        sourcemap: true,
        rollupOptions: {
          input: {
            main: 'src/provider/main.ts',
            liteThread: 'src/provider/database/liteThread.ts',
            copy: 'src/provider/copyCommand.ts',
            pages: 'src/pages.ts',
          },
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
    client: {
      build: {
        outDir: CLIENT,
        emptyOutDir: true,
        // Where a browser does not know the hint, the import that follows it fetches the same.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: { codeSplitting: { groups: pieces } },
        },
      },
    },
    // After the client, whose files it lists.
    worker: workerEnvironment(CLIENT),
  },
  test: {
    // As many as the cores of the smallest machine it runs on; the default leaves one of two idle.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'test/{machines,contract,deck,packages,provider,words,art,map,mutation,outside,worker}/**/*.test.ts',
            'test/effects/*.test.ts',
            'test/flow/pure*.test.ts',
          ],
          setupFiles: ['test/provider/setup.ts'],
          // In an order of their own: screens need pages of their own, and so do not share a process.
          sequence: { groupOrder: 1 },
          // Most of a short file's time would go into loading what the one before it has loaded.
          isolate: false,
          // Real databases on a busy machine: the defaults of 5 and 10 s are not always enough.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['test/{app,dev}/**/*.test.{ts,tsx}', 'test/flow/dom*.test.tsx'],
          setupFiles: ['test/app/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          environment: 'node',
          include: ['test/browser/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          globalSetup: ['test/browser/setup.ts'],
          setupFiles: ['test/provider/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'soak',
          environment: 'node',
          include: ['test/soak/*.test.ts'],
          testTimeout: 3_600_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          environment: 'node',
          include: ['test/engines/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
