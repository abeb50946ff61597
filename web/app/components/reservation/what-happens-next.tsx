import { dayText, longDate } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import type { WireReservation } from '#server/wire/reservation-on-wire.ts'
import { randText } from '../../formatting/rand-text.ts'
import { LanguageContext, useText } from '../../wording/use-text.ts'
import { Picture } from '../picture.tsx'
import { rungsAhead } from './cancellation-rungs.ts'
import { dueText } from './due-text.ts'

interface WhatHappensNextProps {
  readonly reservation: WireReservation
  /** At the campsite, `YYYY-MM-DD`. */
  readonly today: string
  /** Where the page shows the place and what is to be paid already. */
  readonly isShort?: boolean
}

/** Where the stay will be, and what is left to do until then, in the order of the days. */
export function WhatHappensNext({ reservation, today, isShort = false }: WhatHappensNextProps) {
  const t = useText('reservation')
  const image = isShort ? undefined : reservation.organisation.images[0]
  return (
    <section
      aria-labelledby="next"
      className={`overflow-clip rounded-card border border-line bg-surface ${image ? 'sm:grid sm:grid-cols-[minmax(220px,340px)_1fr]' : ''}`}
    >
      {image && (
        <div className="no-print h-44 sm:h-full">
          <Picture
            picture={image}
            alt=""
            width={340}
            height={227}
            sizes="(min-width: 640px) 340px, 100vw"
            isEager
            className="size-full"
          />
        </div>
      )}
      <div className="p-5">
        <h2 id="next">{t('nextTitle')}</h2>
        <ol className="mt-3 grid list-decimal gap-3 pl-5">
          {useSteps({ reservation, today, isShort }).map((step) => (
            <li key={step}>
              <Unbroken text={step} part={reservation.simpleReference} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** The number of a booking stays on one line. */
function Unbroken({ text, part }: { readonly text: string; readonly part: string }) {
  const [before = '', after] = text.split(part)
  if (after === undefined) return text
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{part}</span>
      {after}
    </>
  )
}

function useSteps({ reservation, today, isShort }: WhatHappensNextProps): readonly string[] {
  const t = useText('reservation')
  const language = use(LanguageContext)
  const { balance, paidDirectly, wantsPayment, dueDate, reservationDate, arrivalTimes, simpleReference, cancellationLadder } =
    reservation
  const [rung] = rungsAhead(cancellationLadder, today)
  const due = dueText(t, { dueDate, arrivalDate: reservationDate }, language)
  const date = longDate(reservationDate, language)
  return [
    ...(rung?.until && rung.refundPercentage === 100 ? [t('nextCancel', { date: dayText(rung.until, language) })] : []),
    ...(balance > 0 && !paidDirectly && !(isShort && wantsPayment)
      ? [t('nextBalance', { balance: randText(balance), due })]
      : []),
    t('nextArrive', { date, time: arrivalTimes.checkIn }),
    t('nextAtTheGate', { reference: simpleReference }),
  ]
}
