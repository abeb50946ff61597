import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { ActFieldsProps } from './act-props.ts'

interface GuestsOnPlotProps extends Pick<ActFieldsProps, 'booking' | 'answers' | 'errorOf'> {
  /** Of the plot among those of the booking, from 0. */
  readonly position: number
}

/** Who sleeps on a plot and what they put up, as it is booked or as it was typed. */
export function GuestsOnPlot({ booking, answers, errorOf, position }: GuestsOnPlotProps) {
  const t = useText('bookings')
  const plot = booking.reservation.plots[position]
  const { tents, caravans } = booking.equipment[position] ?? { tents: null, caravans: null }
  if (!plot) return null
  const field = (name: string, booked: string | number | null) => ({
    name: `${name}-${position}`,
    defaultValue: answers[`${name}-${position}`] ?? String(booked ?? ''),
    error: errorOf(`${name}-${position}`),
    autoComplete: 'off' as const,
  })
  const number = { inputMode: 'numeric', maxLength: 2 } as const
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-2 font-bold">{t('guestsOn', { plot: plot.plotName })}</legend>
      <div className="booking-fields">
        <TextField label={t('adults')} {...field('adults', plot.numberOfAdults)} {...number} />
        <TextField label={t('pensioners')} {...field('pensioners', plot.numberOfPensioners)} {...number} />
        <TextField label={t('tentCount')} {...field('tents', tents)} {...number} />
        <TextField label={t('caravanCount')} {...field('caravans', caravans)} {...number} />
      </div>
      <TextField label={t('ages')} hint={t('agesHint')} {...field('ages', plot.childrenAges.join(', '))} isOptional />
    </fieldset>
  )
}
