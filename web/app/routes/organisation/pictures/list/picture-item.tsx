import { isSinglePicture } from '@camp/domain/pictures/picture-owner.ts'
import { longestPictureText } from '@camp/domain/pictures/picture-text.ts'
import { Link } from 'react-router'
import { controlClass } from '#app/components/control-class.ts'
import { Field } from '#app/components/field.tsx'
import { Icon } from '#app/components/icon.tsx'
import { Picture } from '#app/components/picture.tsx'
import { picturesAddress } from '#app/components/staff/pictures/picture-addresses.ts'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { useText } from '#app/wording/use-text.ts'
import { pictureTextField } from './picture-texts.ts'

interface PictureItemProps {
  readonly owner: string
  readonly name: string
  readonly picture: string
  readonly kind: string
  /** From 0. */
  readonly index: number
  readonly of: number
  /** What it shows, as its owner says or has just typed. */
  readonly text: string
  /** As it is stored. */
  readonly was: string
  readonly error?: string
}

/** One picture with what may be done about it; the buttons post the form that is around all of them. */
export function PictureItem({ owner, name, picture, kind, index, of, ...words }: PictureItemProps) {
  const t = useText('pictureSettings')
  const { slug } = useStaffOrganisation().organisation
  const number = index + 1
  const address = (act: string) => picturesAddress(slug, owner, `${picture}/${act}`)
  return (
    <li className="picture-item">
      <div className="relative">
        <Picture
          picture={picture}
          alt={words.was || t('picture', { number, name })}
          width={300}
          height={200}
          isEager={index < 4}
          className={`aspect-[3/2] w-full ${isSinglePicture(kind) ? 'object-contain' : ''}`}
        />
        {index === 0 && of > 1 && <span className="picture-first">{t('first')}</span>}
      </div>
      <PictureText {...words} picture={picture} placeholder={t('picture', { number, name })} label={t('textOf', { number })} />
      <div className="picture-acts">
        <span className="flex">
          <Move move="earlier" picture={picture} number={number} isOff={index === 0} />
          <Move move="later" picture={picture} number={number} isOff={number === of} />
        </span>
        <span className="flex gap-4">
          <Link to={address('crop')} className="link picture-act" aria-label={t('cropOf', { number })}>
            {t('crop')}
          </Link>
          <Link to={address('delete')} className="link picture-act" aria-label={t('deleteOf', { number })}>
            {t('delete')}
          </Link>
        </span>
      </div>
    </li>
  )
}

interface PictureTextProps extends Pick<PictureItemProps, 'picture' | 'text' | 'was' | 'error'> {
  readonly label: string
  /** What guests hear without words. */
  readonly placeholder: string
}

function PictureText({ picture, text, was, error, label, placeholder }: PictureTextProps) {
  const t = useText('pictureSettings')
  const name = pictureTextField(picture)
  return (
    <div className="picture-text">
      <input type="hidden" name={`was.${name}`} value={was} />
      <Field
        name={name}
        error={error}
        label={
          <>
            <span aria-hidden="true">{t('text')}</span>
            <span className="sr-only">{label}</span>
          </>
        }
      >
        {(control) => (
          <textarea
            {...control}
            rows={2}
            defaultValue={text}
            placeholder={placeholder}
            maxLength={longestPictureText}
            autoComplete="off"
            className={controlClass}
          />
        )}
      </Field>
    </div>
  )
}

interface MoveProps {
  readonly move: 'earlier' | 'later'
  readonly picture: string
  readonly number: number
  readonly isOff: boolean
}

function Move({ move, picture, number, isOff }: MoveProps) {
  const t = useText('pictureSettings')
  return (
    <button type="submit" name="move" value={`${picture}:${move}`} disabled={isOff} className="icon-button disabled:opacity-40">
      <Icon name={move === 'earlier' ? 'arrow-left' : 'arrow-right'} className="size-5" />
      <span className="sr-only">{t(move, { number })}</span>
    </button>
  )
}
