import { connect } from 'node:net'

const patience = 30_000

/** Milliseconds until a client that never ends its headers loses its connection. */
export function slowHeaders(port: number): Promise<number> {
  const began = performance.now()
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost')
    const drip = setInterval(() => socket.write('X-Slow: 1\r\n'), 500)
    const over = setTimeout(() => socket.destroy(), patience)
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
    socket.on('error', () => {})
    socket.resume()
    socket.on('close', () => {
      clearInterval(drip)
      clearTimeout(over)
      resolve(Math.round(performance.now() - began))
    })
  })
}
