/** The secret that makes who created a session the owner of its reading. Only its hash is ever stored. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 192 bits. */
const BYTES = 24

export const newSecret = (): string => randomBytes(BYTES).toString('base64url')

/** What is stored of a secret. With so many bits of chance no slow hash is needed. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/**
 * Whether the header of a call carries the secret with this hash, found out in the same time for every wrong one.
 * @param authorization `Bearer` and the secret
 * @param hash null when there is no owner
 */
export function isOwner(authorization: string | undefined, hash: string | null): boolean {
  const [, secret] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? []
  if (secret === undefined || hash === null) return false
  return timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(hash))
}
