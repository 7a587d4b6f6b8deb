import { fdatasyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface OpenFile {
  nfd: number
}
interface FileOperations {
  fsync?: (file: OpenFile) => number
}
interface FileSystem {
  stream_ops?: FileOperations
}
/** The part of the WASM module that matters here; PGlite does not type it. */
interface Module {
  NODEFS?: FileSystem
  FS?: { filesystems?: { NODEFS?: FileSystem } }
}

const syncToDisk = (module: Module): void => {
  const operations = (module.NODEFS ?? module.FS?.filesystems?.NODEFS)?.stream_ops
  if (!operations) throw new Error('PGlite has changed its file system: writes cannot be made durable')
  operations.fsync = (file) => {
    fdatasyncSync(file.nfd)
    return 0
  }
}

/**
 * PGlite's file system on a folder, with an fsync that reaches the disk. The stock one has none, so that a power cut can
 * leave a folder that no longer opens. Needs Postgres started without -F and with wal_sync_method=fsync.
 */
export class DurableFiles extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args)
    const options = result.emscriptenOpts as { preRun?: unknown[] }
    options.preRun = [...(options.preRun ?? []), syncToDisk]
    return result
  }
}
