import { stayText } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { Form, Link } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { Notice } from '#app/components/notice.tsx'
import { workAddress } from '#app/components/staff/organisation-address.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { htiTroubleOnWire } from '#server/wire/hti-on-wire.ts'

type Trouble = ReturnType<typeof htiTroubleOnWire>

interface HtiTroublesProps {
  readonly slug: string
  readonly troubles: readonly Trouble[]
}

/** Bookings on which HTI and the campsite do not agree: somebody has to talk to the guest. */
export function HtiTroubles({ slug, troubles }: HtiTroublesProps) {
  const t = useText('today')
  if (troubles.length === 0) return null
  return (
    <div className="no-print">
      <Notice tone="danger" title={t('htiTitle', { count: troubles.length })}>
        <ul className="grid gap-3">
          {troubles.map((trouble) => (
            <li key={trouble.id} className="grid justify-items-start gap-1">
              <TroubleText slug={slug} trouble={trouble} />
              <Form method="post">
                <input type="hidden" name="hti" value={trouble.id} />
                <Button type="submit" intent="secondary" size="small">
                  {t('htiDone', { name: nameOf(trouble) })}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

function TroubleText({ slug, trouble }: { readonly slug: string; readonly trouble: Trouble }) {
  const t = useText('today')
  const language = use(LanguageContext)
  const { direction, reservationId, simpleReference, guest, plots, arrival, departure, errorText } = trouble
  if (direction === 'OUTBOUND' && reservationId) {
    return (
      <p>
        <Link to={workAddress(slug, `bookings/${reservationId}`)} className="link">
          {simpleReference}
        </Link>
        : {t('htiRefused')} ({errorText})
      </p>
    )
  }
  const stay = arrival && departure ? stayText(arrival, departure, language) : ''
  const facts = [guest, plots.join(', '), stay].filter(Boolean).join(', ')
  return (
    <p>
      {nameOf(trouble)}: {t('htiNotPlaced')} {facts} ({errorText})
    </p>
  )
}

function nameOf({ theirId, simpleReference }: Trouble): string {
  return theirId ?? simpleReference ?? 'HTI'
}
