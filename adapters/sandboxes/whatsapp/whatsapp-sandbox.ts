import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { brokenAnswer } from '../broken-answer.ts'
import { type Deliver, deliverOverHttp } from '../outgoing-call.ts'
import { sandboxPageHeaders } from '../sandbox-page.ts'
import { realSandboxTime, type SandboxTime } from '../sandbox-time.ts'
import { chatsPage } from './chats-page.ts'
import { chatsLook } from './chats-page-look.ts'
import { metaRefusal, twilioRefusal } from './dialect-errors.ts'
import { behaviourOf, type CallFault } from './magic-numbers.ts'
import { MessageLife, type TemplateSubmission } from './message-life.ts'
import { metaYes, readMetaSubmission } from './meta-dialect.ts'
import { ReportCaller } from './report-caller.ts'
import { WhatsAppLedger } from './sandbox-ledger.ts'
import type { WhatsAppSandboxSettings } from './sandbox-settings.ts'
import { readTwilioSubmission, twilioYes } from './twilio-dialect.ts'

type Env = { Bindings: Partial<HttpBindings> }

export interface WhatsAppSandbox {
  readonly app: Hono<Env>
  readonly ledger: WhatsAppLedger
  /** From now on every call goes wrong this way, whatever the number; `none` is the usual again. */
  behave(fault: CallFault): void
  /** Forgets every state and report that was still to come. */
  stop(): void
}

/** A WhatsApp provider that speaks the protocols of Meta and of Twilio and sends nothing. */
export function createWhatsAppSandbox(options: {
  settings: WhatsAppSandboxSettings
  time?: SandboxTime
  deliver?: Deliver
}): WhatsAppSandbox {
  const { settings, time = realSandboxTime(), deliver = deliverOverHttp() } = options
  const ledger = new WhatsAppLedger()
  const caller = new ReportCaller({ settings, ledger, time, deliver })
  const life = new MessageLife({ settings, ledger, time, caller })
  let mood: CallFault = 'none'

  const take = async (c: Context<Env>, submission: TemplateSubmission | Response): Promise<Response> => {
    if (submission instanceof Response) return submission
    const isMeta = submission.dialect === 'meta'
    const fault = mood === 'none' ? behaviourOf(submission.to).call : mood
    if (typeof fault === 'object') {
      return (isMeta ? metaRefusal : twilioRefusal)(c, fault.errorCode, `Error ${fault.errorCode} of the sandbox`)
    }
    if (fault === 'error-page') return c.html('<html><body>Bad gateway</body></html>', 502)
    const message = life.begin(submission)
    const yes = isMeta ? metaYes(c, message) : twilioYes(c, message, settings)
    return fault === 'none' ? yes : brokenAnswer(fault, yes, { outgoing: c.env?.outgoing, slowMs: settings.slowMs })
  }

  const app = new Hono<Env>()
  app.use(bodyLimit({ maxSize: 1_000_000 }))
  app.get('/', (c) => c.html(chatsPage({ ledger, settings }), 200, { ...sandboxPageHeaders(chatsLook) }))
  app.post('/:version{v\\d+\\.\\d+}/:phoneNumberId/messages', async (c) => take(c, await readMetaSubmission(c, settings)))
  app.post('/2010-04-01/Accounts/:accountSid/Messages.json', async (c) => take(c, await readTwilioSubmission(c, settings)))
  return {
    app,
    ledger,
    behave: (fault) => {
      mood = fault
    },
    stop: () => time.stop(),
  }
}
