import type { ForeignChange } from '@camp/domain/shared/merged-fields.ts'
import { use } from 'react'
import { useLocation } from 'react-router'
import { momentText } from '#app/formatting/moment-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import { Button, ButtonLink } from '../../button.tsx'
import { Notice } from '../../notice.tsx'
import { useArrival } from '../use-arrival.ts'
import type { Conflict } from './conflict.ts'
import { plainText } from './plain-text.ts'

export interface ConflictNoticeProps {
  readonly conflict: Conflict | null
  readonly labelOf: (field: string) => string
  /** How people say a value; without it, or undefined, as it stands in the form. */
  readonly textOf?: ((field: string, value: unknown) => string | undefined) | undefined
}

/**
 * Stands in a form that was overtaken: who saved when, what they wrote beside what was typed here, and one
 * press each way. What they changed elsewhere is in the form already. What was deleted is only said to be.
 */
export function ConflictNotice({ conflict, labelOf, textOf }: ConflictNoticeProps) {
  const t = useText('settingsForms')
  const language = use(LanguageContext)
  const { pathname, search } = useLocation()
  const arrival = useArrival<HTMLDivElement>(conflict)
  if (!conflict) return null
  const { by, at, changes, isDeleted } = conflict
  const said = (change: ForeignChange, value: unknown) => textOf?.(change.field, value) ?? plainText(t, change, value)
  if (isDeleted)
    return (
      <div ref={arrival} tabIndex={-1}>
        <Notice tone="warn" role="alert" title={t('deletedTitle')}>
          <p>{t('deletedText')}</p>
        </Notice>
      </div>
    )
  return (
    <div ref={arrival} tabIndex={-1}>
      <Notice tone="warn" role="alert" title={t('conflictTitle', { who: by ?? t('conflictSomebody') })}>
        <p>
          {at && `${t('conflictWhen', { when: momentText(at, language) })} `}
          {t('conflictText')}
        </p>
        <dl className="conflict-list">
          {changes.map((change) => (
            <div key={change.field}>
              <dt className="font-bold">{labelOf(change.field)}</dt>
              <dd>
                <span className="text-ink-soft">{t('conflictTheirs')}</span> {said(change, change.now)}
              </dd>
              <dd>
                <span className="text-ink-soft">{t('conflictYours')}</span>{' '}
                {change.typed === null ? t('conflictUntouched') : said(change, change.typed)}
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button type="submit">{t('conflictKeepMine')}</Button>
          <ButtonLink to={`${pathname}${search}`} intent="secondary" reloadDocument>
            {t('conflictTakeTheirs')}
          </ButtonLink>
        </div>
      </Notice>
    </div>
  )
}
