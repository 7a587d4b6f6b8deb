import type { FastifyRequest } from 'fastify'

/**
 * Where the public finds the app: the setting, else the host that was asked for, as a trusted proxy tells it.
 * @returns an origin such as https://tarot.example
 */
export const originOf = ({ protocol, host }: FastifyRequest, publicUrl: string | null): string =>
  publicUrl ?? `${protocol}://${host}`
