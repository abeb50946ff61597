import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { firstUse } from './components/first-use.ts'
import { untilAskedAgain } from './queries/held-queries.ts'
import { patientFetch } from './queries/patient-fetch.ts'
import { ensureTabStorage } from './tab-storage.ts'
import { pageLanguageFrom } from './wording/page-languages.ts'
import { loadWords } from './wording/wording-store.ts'
import { wordsOfPage } from './wording/words-of-page.ts'

ensureTabStorage(window)
// React Router asks for the data of pages by the browser's own `fetch`.
globalThis.fetch = patientFetch(globalThis.fetch, { untilAskedAgain: (signal) => untilAskedAgain(signal, 'page') })

// A page that is reached by a link has been used already.
firstUse()

const language = pageLanguageFrom(document.documentElement.lang.split('-')[0])

Promise.all(wordsOfPage(location.pathname).map((part) => loadWords(language, part))).then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
      // What React mends by itself is named by its cause, not by the mending.
      { onRecoverableError: (error) => reportError((error as Error).cause ?? error) },
    )
  }),
)

/** After everything the page needs: the own booking can then be read without a connection. */
function watchOver(): void {
  navigator.serviceWorker?.register('/service-worker.js').catch(() => {})
}

if (import.meta.env.PROD) {
  if (document.readyState === 'complete') watchOver()
  else addEventListener('load', watchOver)
}
