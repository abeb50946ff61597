import { useId } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../wording/use-text.ts'
import { ButtonLink } from '../../button.tsx'
import { organisationAddress } from '../organisation-address.ts'
import { useStaffOrganisation } from '../use-staff-organisation.ts'

interface PlaceLinksProps {
  readonly title: string
  readonly empty: string
  /** Where the rows themselves stand. */
  readonly page: string
  /** Where a link is deleted. */
  readonly linkPage: string
  readonly links: readonly { readonly id: string; readonly name: string; readonly linkId: string }[]
  readonly mayDelete: boolean
}

/** What a plot or a site is linked to; each link is deleted by its own id. */
export function PlaceLinks({ title, empty, page, linkPage, links, mayDelete }: PlaceLinksProps) {
  const id = useId()
  const t = useText('termSettings')
  const tf = useText('staffFrame')
  const { slug } = useStaffOrganisation().organisation
  return (
    <section aria-labelledby={id} className="form-section">
      <h2 id={id}>{title}</h2>
      {links.length === 0 && <p className="text-ink-soft">{empty}</p>}
      <ul className="divide-y divide-line">
        {links.map(({ id: row, name, linkId }) => (
          <li key={linkId} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <Link to={organisationAddress(slug, `${page}/${row}`)} className="link">
              {name}
            </Link>
            {mayDelete && (
              <ButtonLink
                to={organisationAddress(slug, `${linkPage}/${linkId}/delete`)}
                intent="quiet"
                size="small"
                aria-label={t('deleteLinkOf', { name })}
              >
                {tf('delete')}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
