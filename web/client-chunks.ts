/**
 * What every page needs, in two files of the browser's build instead of dozens: small files compress badly, and each is
 * a request. The framework's file keeps its name from release to release as long as its versions stay.
 */
export const clientChunks = {
  groups: [
    { name: 'framework', test: /\/node_modules\/(react|react-dom|scheduler|react-router)\/|vite\/preload-helper/, priority: 2 },
    {
      name: 'shell',
      test: /\/web\/app\/(root\.tsx|shell\/|wording\/[\w-]+\.ts|formatting\/|components\/(button|field|icon|icon-names|live-region|loading-indicator|notice|picture|toasts)\.)|\/domain\/src\/formatting\//,
      priority: 1,
    },
  ],
}
