import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { parsedJson } from '../src/shared/parsed-json.ts'
import type { SandboxSettings } from './registry.ts'
import { sandboxesFile } from './sandboxes-file.ts'
import type { SandboxPage } from './start-sandboxes.ts'

/** Milliseconds; on this machine. */
const patience = 500

/**
 * The sandboxes that a running product of the same data folder has started; nothing of those that have ended.
 */
export async function findSandboxes(dataDirectory: string): Promise<SandboxSettings> {
  const text = await readFile(join(dataDirectory, sandboxesFile), 'utf8').catch(() => undefined)
  const written = text === undefined ? undefined : parsedJson(text)
  if (written === undefined) return {}
  const { settings, pages } = written as { settings: SandboxSettings; pages: readonly SandboxPage[] }
  const answering = await Promise.all(pages.map(({ url }) => isListening(url)))
  return answering.every(Boolean) ? settings : {}
}

function isListening(url: string): Promise<boolean> {
  const { port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port: Number(port), timeout: patience })
    const settle = (isThere: boolean) => {
      socket.destroy()
      resolve(isThere)
    }
    socket.once('connect', () => settle(true))
    socket.once('timeout', () => settle(false))
    socket.once('error', () => settle(false))
  })
}
