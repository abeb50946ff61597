import { locales } from '@camp/domain/languages/language.ts'
import { lazy, type ReactNode, Suspense } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { requestFacts, useCases } from '../server/request-scope.ts'
import { holdInHeader } from '../server/reservations/own-hold.ts'
import { firstThingsFirst } from '../server/session/what-comes-first.ts'
import type { Route } from './+types/root.ts'
import { showsHeaderFooter } from './appearance/header-footer.ts'
import { Toasts } from './components/toasts.tsx'
import { type ShellData, useShell } from './components/use-shell.ts'
import { ErrorPage } from './frames/site/error-page.tsx'
import { FocusOnPageChange } from './frames/site/focus-on-page-change.tsx'
import { Footer } from './frames/site/footer.tsx'
import { useFrameBar } from './frames/site/frame-handle.ts'
import { Header } from './frames/site/header.tsx'
import { useMovesWithinPage } from './frames/site/moves-within-page.ts'
import { NearLinks } from './frames/site/near-links.tsx'
import { PageLoading } from './frames/site/page-loading.tsx'
import { shellData } from './frames/site/shell-data.ts'
import { SkipLink } from './frames/site/skip-link.tsx'
import { ThemeColours } from './frames/site/theme-colours.tsx'
import { TryAgain } from './frames/site/try-again.tsx'
import styles from './styles/app.css?url'
import { LanguageContext } from './wording/use-text.ts'

/** Most visitors are not signed in, and do not download it. The server has it at once. */
const WelcomeBanner = import.meta.env.SSR
  ? (await import('./frames/site/welcome-banner.tsx')).WelcomeBanner
  : lazy(async () => ({ default: (await import('./frames/site/welcome-banner.tsx')).WelcomeBanner }))

/** For the platform's people while they act for a campsite. */
const ActingBanner = import.meta.env.SSR
  ? (await import('./frames/site/acting-banner.tsx')).ActingBanner
  : lazy(async () => ({ default: (await import('./frames/site/acting-banner.tsx')).ActingBanner }))

/** For whoever went back from the checkout. */
const HeldBanner = import.meta.env.SSR
  ? (await import('./frames/site/held-banner.tsx')).HeldBanner
  : lazy(async () => ({ default: (await import('./frames/site/held-banner.tsx')).HeldBanner }))

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export const middleware: Route.MiddlewareFunction[] = [firstThingsFirst]

export async function loader({ context, request }: Route.LoaderArgs): Promise<ShellData> {
  const shell = shellData(context.get(requestFacts))
  // A help: without an answer the page is there all the same.
  const held = await holdInHeader(context.get(useCases), request).catch(() => null)
  return held ? { ...shell, held } : shell
}

/** The shell changes with what a form did (signing in, a language), not with the page. */
export function shouldRevalidate({ formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined && formMethod !== 'GET'
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const shell = useShell()
  const language = shell?.language ?? 'en'
  return (
    <html lang={locales[language]} data-theme={shell?.theme ?? undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <ThemeColours />
        <Meta />
        {/* Style sheets need no nonce, and the browser hides it from scripts: hydration would see a difference. */}
        <Links nonce="" />
      </head>
      <body>
        <LanguageContext value={language}>
          <Frame>{children}</Frame>
        </LanguageContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

function Frame({ children }: { readonly children: ReactNode }) {
  const shell = useShell()
  const { pathname, search } = useLocation()
  const isFramed = shell !== undefined && showsHeaderFooter(pathname, new URLSearchParams(search))
  const FrameBar = useFrameBar()
  useMovesWithinPage()
  const Bar = shell?.session && shell.session.role !== 'USER' ? FrameBar : undefined
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PageLoading />
      <FocusOnPageChange />
      {shell?.session?.acting && (
        <Suspense>
          <ActingBanner acting={shell.session.acting} />
        </Suspense>
      )}
      {Bar && shell?.session && <Bar shell={shell} session={shell.session} />}
      {isFramed && !Bar && <Header shell={shell} />}
      {isFramed && shell.session && (
        <Suspense>
          <WelcomeBanner session={shell.session} isOnce={Bar !== undefined} />
        </Suspense>
      )}
      {isFramed && shell.held && pathname !== `/${shell.held.slug}` && (
        <Suspense>
          <HeldBanner held={shell.held} />
        </Suspense>
      )}
      <main id="content" className="grow">
        {children}
      </main>
      {isFramed && <Footer shell={shell} />}
      <TryAgain />
      <NearLinks />
      <Toasts />
    </div>
  )
}

/** Keyed by path: a page starts anew on every change of path (rule W8). */
export default function Root() {
  const { pathname } = useLocation()
  return <Outlet key={pathname} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
