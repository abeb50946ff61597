import { use } from 'react'
import { clockTime, dateHere } from '#app/formatting/clock-time.ts'
import { momentText } from '#app/formatting/moment-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { WireDeskReservation } from '#server/wire/desk-reservation-on-wire.ts'

/** As far as it is known: what became of it at its provider, otherwise how it fares on our side. */
export function MessageState({
  state,
  delivery,
  at,
}: Pick<WireDeskReservation['messages'][number], 'state' | 'delivery' | 'at'>) {
  const t = useText('bookings')
  const language = use(LanguageContext)
  const isKnown = delivery && (state === 'sent' || delivery.state === 'unanswered')
  if (!isKnown) return t(`message_state_${state}`)
  const word = t(`message_delivery_${delivery.state}`)
  const isReported = delivery.state === 'delivered' || delivery.state === 'read' || delivery.state === 'failed'
  if (!isReported) return word
  const isSameDay = dateHere(delivery.at) === dateHere(at)
  const when = isSameDay ? clockTime(delivery.at) : momentText(delivery.at, language)
  return t('message_delivery_when', { state: word, when })
}
