import { createServer } from 'node:net'

/** Before the slow steps: ends the process with 78 when PORT is no port, or another program listens on it. */
export async function checkPort() {
  const text = process.env.PORT?.trim() || '3000'
  if (!/^\d+$/.test(text) || Number(text) < 1 || Number(text) > 65_535)
    refuse(`PORT is "${text}"; it must be a whole number, from 1 to 65535.`)
  const problem = await listenProblem(Number(text))
  if (problem === 'EADDRINUSE') refuse(`PORT is "${text}"; it must be a port that no other program listens on.`)
  if (problem === 'EACCES') refuse(`PORT is "${text}"; it must be a port that this user may listen on (from 1024 up).`)
}

function listenProblem(port) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', ({ code }) => resolve(code))
    probe.listen(port, () => probe.close(() => resolve(undefined)))
  })
}

function refuse(sentence) {
  console.error(sentence)
  process.exit(78)
}
