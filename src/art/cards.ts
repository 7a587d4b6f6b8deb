import type { Scene } from './pictures.ts'

const files = import.meta.glob<Scene>('./cards/*.ts', { eager: true, import: 'default' })

/** Every card's scene by its key (see keys.ts), SVG of 480 × 768: the file cards/{key}.ts draws the card of that key. */
export const cards: Readonly<Record<string, Scene>> = Object.fromEntries(
  Object.entries(files).map(([file, scene]) => [file.replace(/^.*\/|\.ts$/g, ''), scene]),
)
