/** The measures for Prometheus, on a port of their own, so that the public never meets them. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { registry } from './metrics.ts'

export interface MetricsServer {
  /** Of `/metrics`. */
  address: string
  stop(): Promise<void>
}

/** Listens at once; fails as any server does when the port is taken. */
export async function serveMetrics(port: number, host: string): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  const { port: taken } = server.address() as AddressInfo
  return {
    address: `http://${host}:${taken}/metrics`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
