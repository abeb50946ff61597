import type { SandboxTime } from '../sandbox-time.ts'
import { serveSandbox } from '../serve-sandbox.ts'
import type { DeliverReport } from './report-caller.ts'
import type { WhatsAppSandboxSettings } from './sandbox-settings.ts'
import { createWhatsAppSandbox, type WhatsAppSandbox } from './whatsapp-sandbox.ts'

export interface RunningWhatsAppSandbox {
  readonly settings: WhatsAppSandboxSettings
  readonly sandbox: WhatsAppSandbox
  stop(): Promise<void>
}

/** Serves a sandbox of its own on this machine; port 0 takes a free one. */
export async function startWhatsAppSandbox(options: {
  port: number
  hostname?: string
  settings: Omit<WhatsAppSandboxSettings, 'publicUrl'>
  time?: SandboxTime
  deliver?: DeliverReport
}): Promise<RunningWhatsAppSandbox> {
  const { port, hostname, time, deliver } = options
  const { sandbox, publicUrl, stop } = await serveSandbox({ port, ...(hostname && { hostname }) }, (address) =>
    createWhatsAppSandbox({
      settings: { ...options.settings, publicUrl: address },
      ...(time && { time }),
      ...(deliver && { deliver }),
    }),
  )
  return { settings: { ...options.settings, publicUrl }, sandbox, stop }
}
