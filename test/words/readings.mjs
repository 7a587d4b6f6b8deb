// Prints what an editor would mark in 10,000 readings, how their scores lie, and how often they say the same.
// For fewer: node test/words/readings.mjs 500
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { module } = await runnerImport(path.join(root, 'test/words/figures.ts'), { root, configFile: false })
console.info(module.report(Number(process.argv[2] ?? 10_000)))
