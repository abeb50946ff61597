import type { MenuGroup } from '../../components/use-shell.ts'
import type { PageLanguage } from '../../wording/page-languages.ts'
import { textIn } from '../../wording/use-text.ts'
import { masterDataPages, reportPages } from './admin-pages.ts'

type Key = keyof typeof masterDataPages | keyof typeof reportPages

export function adminMenuItems(language: PageLanguage): readonly MenuGroup[] {
  const t = textIn(language, 'adminMenu')
  const pagesOf = (pages: Partial<Record<Key, string>>) =>
    Object.entries(pages).map(([key, to]) => ({ to, label: t(key as Key) }))
  return [
    { name: t('masterData'), pages: pagesOf(masterDataPages) },
    { name: t('reports'), pages: pagesOf(reportPages) },
  ]
}
