import { Link, useLocation } from 'react-router'
import { Icon } from '../../components/icon.tsx'
import { organisationAddress } from '../../components/staff/organisation-address.ts'
import { useText } from '../../wording/use-text.ts'
import { type SettingsGroup, settingsGroups, settingsPageOf } from './settings-pages.ts'

interface SettingsNavigationProps {
  readonly slug: string
  readonly mayManage: boolean
}

/** Beside the page on a wide screen, a list to open above it on a phone. */
export function SettingsNavigation({ slug, mayManage }: SettingsNavigationProps) {
  const t = useText('staffFrame')
  const { pathname } = useLocation()
  const current = settingsPageOf(pathname)
  const groups = <Groups slug={slug} mayManage={mayManage} currentPage={current?.page} />
  return (
    <>
      <nav aria-label={t('settings')} className="staff-nav staff-nav-wide no-print">
        {groups}
      </nav>
      <details key={pathname} className="menu staff-nav staff-nav-narrow no-print">
        <summary>
          <Icon name="sliders-horizontal" />
          <span className="grow">{current ? t('settingsAt', { page: t(current.label) }) : t('settings')}</span>
          <Icon name="chevron-down" className="size-4" />
        </summary>
        <nav aria-label={t('settings')}>{groups}</nav>
      </details>
    </>
  )
}

function Groups({ slug, mayManage, currentPage }: SettingsNavigationProps & { readonly currentPage: string | undefined }) {
  const t = useText('staffFrame')
  const groups: readonly SettingsGroup[] = settingsGroups
  const shown = (pages: SettingsGroup['pages']) => pages.filter(({ isForManagers }) => mayManage || !isForManagers)
  return groups.map(({ label, pages }) => (
    <div key={label} className="staff-nav-group">
      <p className="staff-nav-title">{t(label)}</p>
      <ul>
        {shown(pages).map(({ page, label: name }) => (
          <li key={page}>
            <Link
              to={organisationAddress(slug, page)}
              className="staff-nav-link"
              aria-current={page === currentPage ? 'page' : undefined}
            >
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ))
}
