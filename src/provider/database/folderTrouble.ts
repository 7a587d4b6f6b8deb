/** What can be wrong with the folder of the embedded database, in sentences for the operator. */
import { constants } from 'node:fs'
import { access, readFile, statfs } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from '../startError.ts'

/** The database writes its log in pieces of 16 MB, and ends when it cannot begin one. */
const ROOM_BYTES = 40 * 1024 * 1024
/** Of the PostgreSQL inside PGlite. */
const VERSION = '18'

/** The folder cannot be worked in for now. */
export class FolderTrouble extends StartError {
  override name = 'FolderTrouble'
  /** As the system says it: there is no space left. */
  readonly code = 'ENOSPC'
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : 'unknown')

/** @throws FolderTrouble when there is too little room left to write in */
export async function refuseFull(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free >= ROOM_BYTES) return
  const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024)
  throw new FolderTrouble(
    `The disk of the database folder ${folder} is full: ${megabytes(free)} MB are free, ${megabytes(ROOM_BYTES)} MB are needed. Make room there, or set DATA_DIR to a folder on another disk.`,
  )
}

/**
 * The folder, looked at before it is opened.
 * @throws StartError when nothing can be written there, or another version of PostgreSQL wrote it
 */
export async function refuseUnfit(folder: string): Promise<void> {
  try {
    await access(folder, constants.W_OK | constants.R_OK)
  } catch (error) {
    throw unwritable(folder, error)
  }
  await refuseFull(folder)
  const version = await readFile(path.join(folder, 'PG_VERSION'), 'utf8').catch(() => null)
  if (version !== null && version.trim() !== VERSION)
    throw new StartError(
      `The database folder ${folder} is another database's: its PG_VERSION is not ${VERSION}. Nothing in it was changed. Set DATA_DIR to the right folder.`,
    )
}

/** Why a folder cannot be made, or not be written into. */
export const unwritable = (folder: string, error: unknown): StartError =>
  new StartError(
    `The database folder ${folder} cannot be written (${codeOf(error)}). Give this process the right to write there, or set DATA_DIR to another folder.`,
  )

/** Why a folder that can be written does not open. */
export const damaged = (folder: string): StartError =>
  new StartError(
    `The database in the folder ${folder} does not open: it is damaged, or another program's. Nothing in it was replaced. Put a back-up in its place, or set DATA_DIR to another folder.`,
  )

/** Why a folder that is there is not filled: what was in it may be elsewhere. */
export const emptied = (folder: string): StartError =>
  new StartError(
    `The folder ${folder} holds no database, and nothing was put into it. Put a back-up in its place, remove the folder to begin anew, or set DATA_DIR to another folder.`,
  )
