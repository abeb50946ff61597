import { Link } from 'react-router'
import { KeptPart } from '../../components/kept.tsx'
import type { ShellData } from '../../components/use-shell.ts'
import { useText } from '../../wording/use-text.ts'
import { FooterLogo } from './logo.tsx'
import { footerPages, isAskedToList, socialPages } from './navigation.ts'

export function Footer({ shell: { siteName, year, social, session } }: { readonly shell: ShellData }) {
  const shows = { siteName, year, social, isSignedOut: session === null, mayList: isAskedToList(session?.role ?? null) }
  return (
    <footer className="mt-16 border-t border-line bg-surface">
      <KeptPart as="div" className="page flex flex-col gap-6 py-8" part={WhatStandsBelow} shows={shows} />
    </footer>
  )
}

interface WhatStandsBelowProps extends Pick<ShellData, 'siteName' | 'year' | 'social'> {
  readonly isSignedOut: boolean
  readonly mayList: boolean
}

function WhatStandsBelow({ siteName, year, social, isSignedOut, mayList }: WhatStandsBelowProps) {
  const t = useText('shell')
  return (
    <>
      <Link to="/" className="self-start rounded-control py-1.5">
        <FooterLogo siteName={siteName} />
      </Link>
      {mayList && <ListCampsite />}
      {isSignedOut && <SignedOutLinks social={social} />}
      <p className="text-sm text-ink-soft">
        © {year} {siteName}. {t('allRightsReserved')}
      </p>
    </>
  )
}

function ListCampsite() {
  const t = useText('shell')
  return (
    <p className="text-ink-soft">
      {t('listCampsiteLead')}{' '}
      <Link to="/list-your-campsite" className="link inline-flex min-h-11 items-center font-bold">
        {t('listCampsite')}
      </Link>
    </p>
  )
}

function SignedOutLinks({ social }: Pick<ShellData, 'social'>) {
  const t = useText('shell')
  const pages = socialPages.flatMap((label) => (social[label] ? [{ href: social[label], label }] : []))
  return (
    <div className="flex flex-wrap justify-between gap-x-10 gap-y-4">
      <nav aria-label={t('aboutThisSite')}>
        <ul className="flex flex-wrap gap-x-6">
          {footerPages.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="inline-flex min-h-11 items-center text-ink-soft hover:text-ink hover:underline">
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {pages.length > 0 && (
        <nav aria-label={t('followUs')}>
          <ul className="flex gap-x-6">
            {pages.map(({ href, label }) => (
              <li key={href}>
                <a
                  href={href}
                  rel="noopener noreferrer"
                  className="inline-flex min-h-11 items-center text-ink-soft hover:text-ink hover:underline"
                >
                  {t(label)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
