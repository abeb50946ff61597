import { grounds } from '../../appearance/ground-colours.ts'
import { useShell } from '../../components/use-shell.ts'

/** The browser's own bars take the ground of the page: of the chosen theme, or of the system's. */
export function ThemeColours() {
  const theme = useShell()?.theme
  if (theme) return <meta name="theme-color" content={grounds[theme]} />
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={grounds.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={grounds.dark} />
    </>
  )
}
