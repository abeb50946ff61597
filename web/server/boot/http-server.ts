import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { patienceFor } from '../deadline.ts'

/** Rule X7, in milliseconds. */
const usual = {
  headersTimeout: 10_000,
  /** For a request to arrive whole. */
  arrivalTimeout: 30_000,
  /** For photos, which come over slow lines. */
  requestTimeout: 60_000,
  /** Longer than the pauses between the clicks of somebody who looks around. */
  keepAliveTimeout: 20_000,
  /** How often Node looks for connections that are over their time. */
  connectionsCheckingInterval: 1_000,
}

/** They have as long to arrive as to be answered. */
function takesPhotos({ url = '' }: IncomingMessage): boolean {
  return patienceFor(url).whole >= usual.requestTimeout
}

const largestHeaders = 16 * 1024
const mostHeaders = 100
const mostConnections = 10_000

/** A server on which nobody can sit for long without asking anything. */
export function openHttpServer(listener?: RequestListener, { arrivalTimeout, ...patience } = usual): Server {
  const server = createServer({ ...patience, maxHeaderSize: largestHeaders }, listener)
  server.on('request', (incoming, outgoing) => {
    if (incoming.complete || takesPhotos(incoming)) return
    const late = setTimeout(() => {
      if (incoming.complete) return
      if (outgoing.headersSent) incoming.destroy()
      else incoming.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => incoming.destroy())
    }, arrivalTimeout)
    incoming.once('close', () => clearTimeout(late))
  })
  server.maxHeadersCount = mostHeaders
  server.maxConnections = mostConnections
  return server
}
