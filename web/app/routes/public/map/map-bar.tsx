import { Link } from 'react-router'
import { Icon } from '#app/components/icon.tsx'
import { useText } from '#app/wording/use-text.ts'

interface MapBarProps {
  readonly name: string
  readonly backTo: string
}

/** What stays of the header here: the way back. */
export function MapBar({ name, backTo }: MapBarProps) {
  const t = useText('campsite')
  const words = useText('plotMap')
  return (
    <nav aria-label={t('campsiteViews')} className="border-b border-line bg-surface">
      <div className="page flex min-h-14 items-center">
        <Link to={backTo} className="link inline-flex min-h-11 items-center gap-2">
          <Icon name="arrow-left" className="size-4" />
          {words('backToCampsite', { name })}
        </Link>
      </div>
    </nav>
  )
}
