import type { GuestCorrection } from '@camp/application/desk/correct-guest.ts'
import { stayText } from '@camp/domain/formatting/date-texts.ts'
import type { Language } from '@camp/domain/languages/language.ts'
import { rulesText } from '#app/components/staff/bookings/rule-text.ts'
import { partyText } from '#app/formatting/party-text.ts'
import { randText } from '#app/formatting/rand-text.ts'
import type { Translator } from '#app/wording/catalogue.ts'
import type { WireDeskReservation } from '#server/wire/desk-reservation-on-wire.ts'
import type { WireRule } from '#server/wire/rules-on-wire.ts'

type Event = WireDeskReservation['history'][number]
type Change = Extract<Event, { readonly kind: 'changed' | 'change-undone' }>
type Side = Change['before']

interface Words {
  readonly t: Translator<'bookings'>
  readonly tc: Translator<'common'>
  /** Names of messages. */
  readonly te: Translator<'outgoingMessages'>
  readonly language: Language
}

/** What happened, in a few words, and what there is to say of it besides. */
export function historyText(event: Event, words: Words): { readonly text: string; readonly detail: string } {
  const { t } = words
  switch (event.kind) {
    case 'status':
      return { text: t(`status_${event.to}`), detail: wordsOf(event.why) }
    case 'act':
      return { text: t(`log_${event.act}`), detail: actDetail(event, t) }
    case 'changed':
    case 'change-undone':
      return { text: t(event.kind === 'changed' ? 'historyChanged' : 'historyUndone'), detail: changeDetail(event, words) }
    case 'paid':
    case 'paid-back':
    case 'reversed':
    case 'taken-back':
    case 'not-paid-back':
    case 'taken-less':
    case 'returned': {
      const text = t(`history_${event.kind}`, { amount: randText(event.amount) })
      return {
        text,
        detail: [event.offline ? t(`${event.offline}Method`) : event.method, event.reference].filter(Boolean).join(', '),
      }
    }
    case 'message':
      return {
        text: words.te(`event_${event.event}`),
        detail: `${t(`channel_${event.channel}`)}, ${t(`message_state_${event.state}`)}`,
      }
  }
}

function actDetail({ act, note }: Extract<Event, { readonly kind: 'act' }>, t: Words['t']): string {
  if (act === 'rules-set-aside') return rulesText(t, JSON.parse(note ?? '[]') as readonly WireRule[])
  if (act !== 'details-corrected') return wordsOf(note ?? '')
  const corrections = JSON.parse(note ?? '[]') as readonly GuestCorrection[]
  return corrections.map(({ field, before, after }) => `${t(`detail_${field}`)}: ${before ?? '–'} → ${after ?? '–'}`).join(' · ')
}

/** What differs, before and after, and why. */
function changeDetail({ before, after, reason }: Change, { tc, language }: Words): string {
  const factsOf = (side: Side) => [
    stayText(side.arrivalDate, side.departureDate, language),
    side.plots.map((plot) => plotText(plot, side, language)).join(', '),
    partyText(tc, side.party),
    randText(side.amountDue),
  ]
  const became = factsOf(after)
  const differences = factsOf(before).flatMap((was, index) => (was === became[index] ? [] : [`${was} → ${became[index]}`]))
  return [...differences, reason].filter(Boolean).join(' · ')
}

function plotText({ plotName, arrivalDate, departureDate }: Side['plots'][number], side: Side, language: Language): string {
  const isAll = arrivalDate === side.arrivalDate && departureDate === side.departureDate
  return isAll ? plotName : `${plotName} (${stayText(arrivalDate, departureDate, language)})`
}

/** Reasons are kept as names of rules: `paid-in-full`. */
function wordsOf(why: string): string {
  return /^[a-z]+(-[a-z]+)+$/.test(why) ? why.replaceAll('-', ' ') : why
}
