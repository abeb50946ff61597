import { messageChannels } from '@camp/domain/messaging/notification.ts'
import { Button } from '#app/components/button.tsx'
import { Disclosure } from '#app/components/disclosure.tsx'
import { randText } from '#app/formatting/rand-text.ts'
import { useText } from '#app/wording/use-text.ts'
import type { WireGroupMessage } from '#server/wire/group-message-on-wire.ts'

interface GroupPreviewProps {
  readonly shown: WireGroupMessage
  readonly isBusy: boolean
}

/** Who gets it and how, what its SMS take, who is left out and why; and the button that sends it. */
export function GroupPreview({ shown, isBusy }: GroupPreviewProps) {
  const t = useText('toMany')
  const tc = useText('conversation')
  const { to, leftOut, example, sms, revision } = shown
  const byLink = to.filter(({ leadsToPage }) => leadsToPage).length
  const counted = messageChannels
    .toReversed()
    .map((channel) => ({ channel, count: to.filter((one) => one.channel === channel).length }))
  return (
    <section className="form-section grid gap-3" aria-labelledby="who-gets-it">
      <h2 id="who-gets-it">{t('whoGetsIt')}</h2>
      <p className="font-bold">{to.length > 0 ? t('guests', { count: to.length }) : t('nobody')}</p>
      <ul className="list-disc ps-5">
        {counted
          .filter(({ count }) => count > 0)
          .map(({ channel, count }) => (
            <li key={channel}>{t('byChannel', { channel: tc(`channel_${channel}`), guests: t('guests', { count }) })}</li>
          ))}
      </ul>
      {sms.messages > 0 && (
        <p>
          {sms.cost === null ? t('smsParts', { count: sms.parts }) : t('smsCost', { count: sms.parts, cost: randText(sms.cost) })}
        </p>
      )}
      {byLink > 0 && <p>{t('byLink', { count: byLink })}</p>}
      {example !== null && (
        <div className="grid gap-1">
          <p className="booking-fine">{t('example')}</p>
          <div className="thread-campsite">
            <p className="message-words">{example}</p>
          </div>
        </div>
      )}
      {to.length > 0 && (
        <Disclosure summary={t('listTo')}>
          <ul className="grid gap-1">
            {to.map((guest) => (
              <li key={guest.id}>
                <GuestWords guest={guest} /> <span className="booking-fine">{tc(`channel_${guest.channel}`)}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {leftOut.length > 0 && (
        <Disclosure summary={t('leftOut', { count: leftOut.length })} isOpen>
          <ul className="grid gap-1">
            {leftOut.map((guest) => (
              <li key={guest.id}>
                <GuestWords guest={guest} /> <WhyWords guest={guest} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <input type="hidden" name="revision" value={revision} />
      {to.length > 0 && (
        <div>
          <Button type="submit" name="step" value="send" disabled={isBusy}>
            {t('send', { count: to.length })}
          </Button>
        </div>
      )}
    </section>
  )
}

interface Guest {
  readonly simpleReference: string
  readonly guestName: string | null
  readonly plots: string
}

function GuestWords({ guest: { guestName, simpleReference, plots } }: { readonly guest: Guest }) {
  return (
    <>
      <span className="font-bold">{guestName || simpleReference}</span> <span className="booking-fine">{plots}</span>
    </>
  )
}

function WhyWords({ guest: { why, because, field } }: { readonly guest: WireGroupMessage['leftOut'][number] }) {
  const t = useText('toMany')
  const tc = useText('conversation')
  if (why === 'unreachable') return <span className="text-ink-soft">{tc(`unreachable_${because ?? 'no-email'}`)}</span>
  return <span className="text-ink-soft">{t(`why_${why}`, { field: `{${field}}` })}</span>
}
