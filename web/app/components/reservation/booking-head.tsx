import { stayText } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import type { WireReservation } from '#server/wire/reservation-on-wire.ts'
import { LanguageContext, useText } from '../../wording/use-text.ts'
import { Picture } from '../picture.tsx'
import { TagChip } from '../tag-chip.tsx'
import { statusText } from './status-text.ts'
import { statusTone } from './status-tone.ts'

/** The campsite's own sign, logo, name and address, with how the booking stands and when it is. */
export function BookingHead({ reservation }: { readonly reservation: WireReservation }) {
  const t = useText('reservation')
  const language = use(LanguageContext)
  const { organisation, reservationDate, endDate } = reservation
  const { logo, images, name, address1, address2, suburb, cityName, postalCode, provinceName } = organisation
  const picture = logo ?? images[0]
  const address = [address1, address2, suburb, cityName, postalCode, provinceName].filter(Boolean)
  return (
    <div
      lang={language}
      className="mb-6 grid items-center gap-x-8 gap-y-4 grid-cols-[minmax(0,1fr)] sm:grid-cols-[auto_minmax(0,1fr)]"
    >
      {picture && (
        <div className={`overflow-clip rounded-card sm:w-[300px] ${logo ? 'w-[300px] max-w-full' : 'h-44 sm:h-[200px]'}`}>
          <Picture picture={picture} alt="" width={300} height={200} isEager className="size-full" />
        </div>
      )}
      <div className="grid justify-items-start gap-1">
        <TagChip tone={statusTone(reservation)}>{statusText(t, reservation)}</TagChip>
        <h1>{name}</h1>
        <p className="text-lg font-bold">{stayText(reservationDate, endDate, language)}</p>
        <p className="text-ink-soft">{address.join(', ')}</p>
      </div>
    </div>
  )
}
