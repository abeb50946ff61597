import { stayText } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import type { WireReservation } from '#server/wire/reservation-on-wire.ts'
import { LanguageContext } from '../../wording/use-text.ts'
import { Picture } from '../picture.tsx'

/** Which booking a page is about, in three lines. */
export function BookingLine({ reservation }: { readonly reservation: WireReservation }) {
  const language = use(LanguageContext)
  const { organisation, reservationDate, endDate, plots, simpleReference } = reservation
  const [image] = organisation.images
  return (
    <div className="flex items-center gap-4">
      {image && (
        <div className="w-28 shrink-0 overflow-clip rounded-control">
          <Picture picture={image} alt="" width={112} height={84} isEager />
        </div>
      )}
      <div className="min-w-0">
        <p className="font-bold">{organisation.name}</p>
        <p className="text-balance">{stayText(reservationDate, endDate, language)}</p>
        <p className="text-ink-soft text-sm">
          {plots.map(({ plotName }) => plotName).join(', ')} · <span className="whitespace-nowrap">{simpleReference}</span>
        </p>
      </div>
    </div>
  )
}
