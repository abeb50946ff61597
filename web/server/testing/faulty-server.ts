import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

export const faults = ['silence', 'reset', '500', 'garbage', 'cut body'] as const
export type Fault = (typeof faults)[number]

/** What whoever connects gets, whichever protocol is spoken; `silence` is no answer at all. */
const behaviour: Readonly<Record<Fault, (socket: Socket) => void>> = {
  silence: () => {},
  reset: (socket) => socket.resetAndDestroy(),
  '500': (socket) => socket.end('HTTP/1.1 500 Internal Server Error\r\nContent-Length: 2\r\n\r\nno'),
  garbage: (socket) => socket.end('HTTP/1.1 201 Created\r\nContent-Length: 9\r\n\r\n<html>\0\xff}'),
  'cut body': (socket) => socket.end('HTTP/1.1 201 Created\r\nContent-Length: 500\r\n\r\n[{"id":"1'),
}

export interface FaultyServer {
  readonly port: number
  /** How many connections it has seen. */
  asked(): number
  stop(): Promise<void>
}

/** A provider that is down in one of the ways of rule I12. */
export async function startFaultyServer(fault: Fault): Promise<FaultyServer> {
  const open = new Set<Socket>()
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    open.add(socket)
    socket.on('error', () => {}).on('close', () => open.delete(socket))
    // After the question; a client of mail waits for the server to speak first.
    const turn = setTimeout(() => behaviour[fault](socket), 100)
    socket.once('data', () => {
      clearTimeout(turn)
      behaviour[fault](socket)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    asked: () => connections,
    stop: async () => {
      for (const socket of open) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
