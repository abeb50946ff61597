import { Link } from 'react-router'
import { ButtonLink } from '#app/components/button.tsx'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { useText } from '#app/wording/use-text.ts'
import type { WirePerson } from './load-person.ts'

export function LinksSection({ person: { links } }: { readonly person: WirePerson }) {
  const t = useText('platformUsers')
  return (
    <section className="form-section" aria-labelledby="links">
      <h2 id="links">{t('linksTitle')}</h2>
      {links.length === 0 && <p className="text-ink-soft">{t('linksNone')}</p>}
      <ul className="divide-y divide-line">
        {links.map(({ linkId, slug, name, isSuspended }) => (
          <li key={linkId} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <span>
              <Link to={`/admin/organisations/${slug}`} className="link">
                {name}
              </Link>
              {isSuspended && <span className="text-ink-soft"> ({t('suspendedThere')})</span>}
            </span>
            <ButtonLink
              to={organisationAddress(slug, `org-organisation/users/${linkId}/delete`)}
              intent="quiet"
              size="small"
              aria-label={t('takeAwayOf', { name })}
            >
              {t('takeAway')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
