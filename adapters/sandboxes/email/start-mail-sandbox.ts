import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { type Deliver, deliverOverHttp } from '../outgoing-call.ts'
import { realSandboxTime, type SandboxTime } from '../sandbox-time.ts'
import { BounceCaller } from './bounce-caller.ts'
import { listenForImap } from './imap-listener.ts'
import { MailLedger } from './mail-ledger.ts'
import { mailPages } from './mail-pages.ts'
import { ReplyBox } from './reply-box.ts'
import type { MailSandboxSettings } from './sandbox-settings.ts'
import { listenForMail } from './smtp-listener.ts'

export interface RunningMailSandbox {
  readonly settings: MailSandboxSettings
  readonly ledger: MailLedger
  readonly replies: ReplyBox
  stop(): Promise<void>
}

/**
 * Serves mail, a mailbox and their page on this machine, each on a port of its own; port 0 takes a free one.
 */
export async function startMailSandbox(options: {
  port: number
  smtpPort: number
  imapPort: number
  hostname?: string
  settings: Omit<MailSandboxSettings, 'publicUrl' | 'smtpPort' | 'imapPort'>
  time?: SandboxTime
  deliver?: Deliver
}): Promise<RunningMailSandbox> {
  const { port, smtpPort, imapPort, hostname = '127.0.0.1', time = realSandboxTime(), deliver = deliverOverHttp() } = options
  const ledger = new MailLedger()
  const replies = new ReplyBox(options.settings.replyAddress)
  const server = createAdaptorServer({ fetch: mailPages(ledger, replies, options.settings).fetch }) as Server
  server.listen(port, hostname)
  await once(server, 'listening')
  const stopServer = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }

  const bounces = new BounceCaller({ settings: options.settings, ledger, time, deliver })
  const listening = { settings: options.settings, ledger, time, bounces }
  const listener = await listenForMail(smtpPort, hostname, listening).catch(async (error: unknown) => {
    await stopServer()
    throw error
  })
  const { password } = options.settings
  const mailbox = await listenForImap({ port: imapPort, hostname, password, mails: replies.mails }).catch(
    async (error: unknown) => {
      await Promise.all([listener.stop(), stopServer()])
      throw error
    },
  )
  const publicUrl = `http://localhost:${(server.address() as AddressInfo).port}`
  const settings = { ...options.settings, publicUrl, smtpPort: listener.port, imapPort: mailbox.port }
  return {
    settings,
    ledger,
    replies,
    stop: async () => {
      time.stop()
      await Promise.all([listener.stop(), mailbox.stop(), stopServer()])
    },
  }
}
