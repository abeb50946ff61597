import { useLocation } from 'react-router'
import { useText } from '../../../wording/use-text.ts'
import { Icon } from '../../icon.tsx'

const files = [
  ['csv', 'fileCsv'],
  ['xlsx', 'fileXlsx'],
] as const

/** The way to the list as files, with the filters and the order of the page. */
export function ListFiles() {
  const t = useText('staffFrame')
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  for (const name of ['page', 'done']) query.delete(name)
  const asked = query.size > 0 ? `?${query}` : ''
  return (
    <p className="no-print flex flex-wrap items-center gap-x-4 text-sm">
      <span className="text-ink-soft">{t('filesOfAll')}</span>
      {files.map(([ending, name]) => (
        <a key={ending} href={`${pathname}.${ending}${asked}`} download className="link inline-flex items-center gap-1 py-2">
          <Icon name="download" className="size-4" />
          {t(name)}
        </a>
      ))}
    </p>
  )
}
