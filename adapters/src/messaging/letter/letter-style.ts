const sans = `font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif`
const serif = `font-family:Georgia,'Times New Roman',serif`

/** The light tokens of the brand, inline: many mail programs read nothing else. */
export const style = {
  body: 'margin:0;padding:0;background:#fbf8f2',
  preheader: 'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;color:#fbf8f2',
  ground: 'background:#fbf8f2',
  around: 'padding:24px 12px',
  page: 'width:100%;max-width:600px',
  campsite: `padding:0 4px 12px;${serif};font-size:20px;line-height:28px;color:#1f6b4f;text-align:left`,
  surface: 'background:#ffffff;border:1px solid #e2d8c6;border-radius:12px;padding:24px;text-align:left',
  pictureRow: 'background:#f3ede1;border:1px solid #e2d8c6;border-bottom:0;border-radius:12px 12px 0 0;padding:0;text-align:left',
  picture: `display:block;width:100%;max-width:600px;height:auto;aspect-ratio:2/1;object-fit:cover;border:0;border-radius:11px 11px 0 0;${sans};font-size:14px;line-height:22px;color:#5c564a`,
  surfaceBelow:
    'background:#ffffff;border:1px solid #e2d8c6;border-top:0;border-radius:0 0 12px 12px;padding:24px;text-align:left',
  heading: `margin:0 0 12px;${serif};font-size:28px;line-height:34px;font-weight:600;color:#23211c`,
  paragraph: `margin:0 0 16px;${sans};font-size:16px;line-height:24px;color:#23211c`,
  button: `display:inline-block;padding:12px 24px;${sans};font-size:16px;line-height:20px;font-weight:600;color:#ffffff;background:#1f6b4f;border-radius:999px;text-decoration:none`,
  link: `${sans};font-size:16px;line-height:24px;color:#1b5e8c;text-decoration:underline`,
  title: `margin:24px 0 8px;${serif};font-size:20px;line-height:28px;font-weight:600;color:#23211c`,
  table: 'border-collapse:collapse',
  label: `padding:8px 12px 8px 0;width:96px;border-top:1px solid #e2d8c6;${sans};font-size:14px;line-height:22px;font-weight:400;color:#5c564a`,
  value: `padding:8px 0;border-top:1px solid #e2d8c6;${sans};font-size:16px;line-height:22px;color:#23211c;font-variant-numeric:tabular-nums;overflow-wrap:anywhere`,
  line: `margin:0 0 4px;${sans};font-size:16px;line-height:24px;color:#23211c;overflow-wrap:anywhere`,
  footer: `padding:16px 4px;${sans};font-size:14px;line-height:22px;color:#5c564a;text-align:left`,
} as const

/** The dark tokens, for the programs that ask. */
export const letterStyle = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:#14171a!important}
.surface{background:#1c2124!important;border-color:#343b40!important}
.sunken{background:#101315!important;border-color:#343b40!important}
.ink{color:#f1ece2!important}
.ink-soft{color:#b4ac9c!important}
.brand{color:#4fb58a!important}
.link{color:#7cbbe8!important}
.row{border-color:#343b40!important}
.button{background:#4fb58a!important;color:#0c1a14!important}
}`
