import type { SmsProfile, SmsRefused } from '@camp/application/messaging/sms/sms-provider.ts'
import { z } from 'zod'
import { type RelayCall, type RelaySettings, relayDoor } from './relay-door.ts'
import { smsProblem } from './send-sms.ts'

/** In the words of rule M7. */
const failed = 'Failed to get SMS profile'

/** `POST /api/getSmsProfile {}` (rule C4). */
export function smsProfileDoor(settings: RelaySettings) {
  return relayDoor(settings, getSmsProfile)
}

const getSmsProfile: RelayCall<object, SmsProfile, SmsRefused> = {
  path: '/getSmsProfile',
  isQuestion: true,
  body: z.object({}),
  execute: ({ showSmsProfile }, { actor }) => showSmsProfile.execute({ actor }),
  done: ({ id, username, created, credits, quota }) => ({ id, username, created, credits, quota }),
  failed: (refusal) => smsProblem(refusal, failed),
  unreadable: failed,
}
