import type { Server } from 'node:http'
import { configurationExitCode } from '@camp/adapters/configuration/configuration-error.ts'

export async function listenOrExit(server: Server, port: number): Promise<void> {
  try {
    await listen(server, port)
  } catch (error) {
    if (!isPortProblem(error)) throw error
    const reason = error.code === 'EACCES' ? 'may not be used by this user' : 'is in use by another program'
    console.error(`PORT ${port} ${reason}; set PORT to a free one.`)
    process.exit(configurationExitCode)
  }
}

function listen(server: Server, port: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject)
  server.listen(port, () => {
    server.off('error', reject)
    resolve()
  })
  return promise
}

function isPortProblem(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES')
}
