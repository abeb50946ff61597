import type { ReactNode } from 'react'
import type { WireReservation } from '#server/wire/reservation-on-wire.ts'
import { Icon } from '../../components/icon.tsx'
import type { IconName } from '../../components/icon-names.ts'
import { PageTitle } from '../../components/page-title.tsx'
import { SlimBar } from './slim-bar.tsx'

interface BookingPageProps {
  readonly reservation: WireReservation
  readonly heading: ReactNode
  /** The page's name in the title; the campsite's name is added. */
  readonly title: string
  readonly mark?: keyof typeof marks
  readonly lead?: ReactNode
  /** As wide as the site's pages: for the whole summary. */
  readonly isWide?: boolean
  /** False where the site's own header shows (rule W1). */
  readonly hasBar?: boolean
  readonly children?: ReactNode
}

const marks = {
  done: { icon: 'circle-check', ink: 'text-success' },
  waiting: { icon: 'clock', ink: 'text-warn' },
  denied: { icon: 'circle-alert', ink: 'text-danger' },
} as const satisfies Record<string, { icon: IconName; ink: string }>

/** One act of one booking: the slim bar, a heading that says how things stand, and what to do next. */
export function BookingPage(props: BookingPageProps) {
  const { reservation, heading, title, mark, lead, isWide = false, hasBar = true, children } = props
  const { organisation, simpleReference } = reservation
  return (
    <>
      <PageTitle title={`${title} – ${organisation.name}`} />
      {hasBar && <SlimBar organisation={organisation} reference={simpleReference} />}
      <div className={`page py-8 sm:py-12 ${isWide ? '' : 'max-w-[760px]'}`}>
        {mark && <Icon name={marks[mark].icon} className={`mb-3 size-10 ${marks[mark].ink}`} />}
        <h1>{heading}</h1>
        {lead && <div className="prose mt-2 text-lg text-ink-soft">{lead}</div>}
        <div className="mt-6 grid gap-6">{children}</div>
      </div>
    </>
  )
}
