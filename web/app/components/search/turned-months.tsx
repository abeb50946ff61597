import { type ReactNode, type TouchEvent, use, useLayoutEffect, useRef } from 'react'
import { Button, Heading, RangeCalendarStateContext } from 'react-aria-components'
import { flushSync } from 'react-dom'
import { useText } from '../../wording/use-text.ts'
import { afterPaint } from '../after-paint.ts'
import { Icon } from '../icon.tsx'

type Way = 'previous' | 'next'

/** Pixels that a finger moves sideways at least. */
const leastWay = 48

interface Point {
  readonly x: number
  readonly y: number
}

/** Which months are shown, between the arrows that turn them. */
export function MonthsHeader() {
  const t = useText('dates')
  const calendar = use(RangeCalendarStateContext)
  const turn = useTurn()
  return (
    <header className="flex items-center justify-between gap-2">
      <TurnButton
        label={t('previousMonths')}
        isDisabled={calendar?.isPreviousVisibleRangeInvalid()}
        onPress={() => turn('previous')}
      >
        <Icon name="chevron-left" />
      </TurnButton>
      <Heading level={2} className="text-lg" />
      <TurnButton label={t('nextMonths')} isDisabled={calendar?.isNextVisibleRangeInvalid()} onPress={() => turn('next')}>
        <Icon name="chevron-right" />
      </TurnButton>
    </header>
  )
}

interface TurnButtonProps {
  readonly label: string
  readonly isDisabled: boolean | undefined
  readonly onPress: () => void
  readonly children: ReactNode
}

/** The focus stays on its day: a press that takes it away has all days drawn twice more. */
function TurnButton({ label, isDisabled = false, onPress, children }: TurnButtonProps) {
  return (
    <Button slot={null} aria-label={label} isDisabled={isDisabled} onPress={onPress} preventFocusOnPress className="icon-button">
      {children}
    </Button>
  )
}

/** The months of a calendar: a finger that sweeps turns the page, one that draws a stay does not. */
export function TurnedMonths({ children }: { readonly children: ReactNode }) {
  const calendar = use(RangeCalendarStateContext)
  const turn = useTurn()
  const start = useRef<Point | null>(null)
  const begin = ({ touches }: TouchEvent) => {
    start.current = touches.length === 1 ? pointOf(touches[0]) : null
  }
  const end = ({ changedTouches }: TouchEvent) => {
    const [from, to] = [start.current, pointOf(changedTouches[0])]
    start.current = null
    if (calendar?.isDragging || !from || !to || !isSideways(from, to)) return
    turn(to.x < from.x ? 'next' : 'previous')
  }
  return (
    // Sideways a finger is ours: a browser may take it for the way back.
    <div className="mt-2 flex touch-pan-y touch-pinch-zoom gap-8" onTouchStart={begin} onTouchEnd={end}>
      {children}
    </div>
  )
}

/**
 * The press is drawn first, and the many days of other months after it. Each turn begins from the months that
 * the one before it has put in, however quickly they follow each other.
 */
function useTurn(): (way: Way) => void {
  const calendar = use(RangeCalendarStateContext)
  const latest = useRef(calendar)
  useLayoutEffect(() => {
    latest.current = calendar
  })
  const turn = (way: Way) => {
    if (way === 'next') latest.current?.focusNextPage()
    else if (!latest.current?.isPreviousVisibleRangeInvalid()) latest.current?.focusPreviousPage()
  }
  return (way) => afterPaint(() => flushSync(() => turn(way)))
}

function pointOf(touch: { readonly clientX: number; readonly clientY: number } | undefined): Point | null {
  return touch ? { x: touch.clientX, y: touch.clientY } : null
}

function isSideways(from: Point, to: Point): boolean {
  const [across, down] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)]
  return across >= leastWay && across > 2 * down
}
