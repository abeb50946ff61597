import type { SandboxTime } from '../sandbox-time.ts'
import { serveSandbox } from '../serve-sandbox.ts'
import { createPeachSandbox, type PeachSandbox } from './peach-sandbox.ts'
import type { DeliverNotification } from './sandbox-notifier.ts'
import type { PeachSandboxSettings } from './sandbox-settings.ts'

export interface RunningPeachSandbox {
  readonly settings: PeachSandboxSettings
  readonly sandbox: PeachSandbox
  stop(): Promise<void>
}

/**
 * Serves a sandbox of its own on this machine; port 0 takes a free one. `publicUrl` is that address unless it
 * is given.
 */
export async function startPeachSandbox(options: {
  port: number
  hostname?: string
  settings: Omit<PeachSandboxSettings, 'publicUrl'> & { readonly publicUrl?: string }
  time?: SandboxTime
  deliver?: DeliverNotification
}): Promise<RunningPeachSandbox> {
  const { port, hostname, time, deliver } = options
  const settingsAt = (address: string) => ({ ...options.settings, publicUrl: options.settings.publicUrl ?? address })
  const { sandbox, publicUrl, stop } = await serveSandbox({ port, ...(hostname && { hostname }) }, (address) =>
    createPeachSandbox({ settings: settingsAt(address), ...(time && { time }), ...(deliver && { deliver }) }),
  )
  return { settings: settingsAt(publicUrl), sandbox, stop }
}
