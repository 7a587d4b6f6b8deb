import type { Storages } from '../../src/effects/storage.ts'

/** Storage in memory, which a test may fill, read, and have refuse: 'full' refuses writing, 'blocked' refuses everything. */
export class MemoryStore {
  readonly items = new Map<string, string>()
  trouble: 'full' | 'blocked' | null = null
  writes = 0

  open = (): MemoryStore => {
    if (this.trouble === 'blocked') throw new DOMException('denied', 'SecurityError')
    return this
  }
  get length(): number {
    return this.items.size
  }
  key = (at: number): string | null => [...this.items.keys()][at] ?? null
  getItem = (key: string): string | null => this.items.get(key) ?? null
  setItem = (key: string, text: string): void => {
    this.writes++
    if (this.trouble === 'full') throw new DOMException('full', 'QuotaExceededError')
    this.items.set(key, text)
  }
  removeItem = (key: string): void => void this.items.delete(key)
  json = (key: string): unknown => JSON.parse(this.items.get(key) ?? 'null')
}

export function memoryStorages(): { session: MemoryStore; local: MemoryStore; storages: Storages } {
  const session = new MemoryStore()
  const local = new MemoryStore()
  return { session, local, storages: { session: session.open, local: local.open } }
}
