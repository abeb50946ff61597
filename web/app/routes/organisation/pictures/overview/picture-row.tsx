import { ButtonLink } from '#app/components/button.tsx'
import { Picture } from '#app/components/picture.tsx'
import { picturesAddress } from '#app/components/staff/pictures/picture-addresses.ts'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { useText } from '#app/wording/use-text.ts'

interface PictureRowProps {
  readonly owner: string
  readonly name: string
  readonly pictures: readonly string[]
  readonly most: number
  readonly mayChange: boolean
}

/** As many as fit beside the name. */
const mostShown = 5

export function PictureRow({ owner, name, pictures, most, mayChange }: PictureRowProps) {
  const t = useText('pictureSettings')
  const { slug } = useStaffOrganisation().organisation
  return (
    <li className="picture-row">
      <div>
        <h3>{name}</h3>
        <p className="text-sm text-ink-soft">
          {pictures.length === 0 ? t('none') : t('count', { count: pictures.length, most })}
        </p>
      </div>
      <div className="picture-row-shown">
        {pictures.slice(0, mostShown).map((picture) => (
          <div key={picture}>
            <Picture picture={picture} alt="" width={90} height={60} className="aspect-[3/2] rounded-control" />
          </div>
        ))}
      </div>
      {mayChange && (
        <ButtonLink to={picturesAddress(slug, owner)} intent="secondary" size="small" aria-label={t('changeOf', { name })}>
          {t('change')}
        </ButtonLink>
      )}
    </li>
  )
}
