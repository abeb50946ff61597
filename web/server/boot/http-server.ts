import { createServer, type RequestListener, type Server } from 'node:http'

/** Rule X7, in milliseconds. */
const usual = {
  headersTimeout: 10_000,
  /** For a request to arrive whole: photos come over slow lines. */
  requestTimeout: 60_000,
  /** Longer than the pauses between the clicks of somebody who looks around. */
  keepAliveTimeout: 20_000,
  /** How often Node looks for connections that are over their time. */
  connectionsCheckingInterval: 1_000,
}

const largestHeaders = 16 * 1024
const mostHeaders = 100
const mostConnections = 10_000

/** A server on which nobody can sit for long without asking anything. */
export function openHttpServer(listener?: RequestListener, patience = usual): Server {
  const server = createServer({ ...patience, maxHeaderSize: largestHeaders }, listener)
  server.maxHeadersCount = mostHeaders
  server.maxConnections = mostConnections
  return server
}
