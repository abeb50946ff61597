import { useText } from '../wording/use-text.ts'
import { useShell } from './use-shell.ts'

interface PageTitleProps {
  /** `Plot picker – Kwena Camp`; the site's name is added. Absent: the site's name alone. */
  readonly title?: string
  readonly description?: string
  /** The form came back with problems: the title says so first. */
  readonly hasErrors?: boolean
}

/** One per page, anywhere in it; React lifts it into the head. */
export function PageTitle({ title, description, hasErrors = false }: PageTitleProps) {
  const t = useText('common')
  const named = [title, useShell()?.siteName].filter(Boolean).join(' – ')
  return (
    <>
      <title>{hasErrors ? t('errorTitle', { title: named }) : named}</title>
      <meta name="description" content={description ?? t('siteDescription')} />
    </>
  )
}
