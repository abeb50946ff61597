import { Hono } from 'hono'
import { placeSuggestions } from './place-suggestions.ts'
import type { RelaySettings } from './relay/relay-door.ts'
import { sendEmailDoor } from './relay/send-email.ts'
import { sendSmsDoor } from './relay/send-sms.ts'
import { sendWhatsAppDoor } from './relay/send-whatsapp.ts'
import { smsProfileDoor } from './relay/sms-profile.ts'
import { rpcDoor } from './rpc/rpc-door.ts'
import type { WebEnv } from './web-env.ts'

/** Everything under `/api`: JSON, no pages. */
export function api(settings: RelaySettings): Hono<WebEnv> {
  return new Hono<WebEnv>()
    .route('/trpc', rpcDoor())
    .route('/org', placeSuggestions())
    .route('/', sendEmailDoor(settings))
    .route('/', sendSmsDoor(settings))
    .route('/', smsProfileDoor(settings))
    .route('/', sendWhatsAppDoor(settings))
    .all('*', (c) => c.json({ error: 'not-found' }, 404))
}
