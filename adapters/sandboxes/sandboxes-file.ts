/** In the data folder, while the sandboxes run. */
export const sandboxesFile = 'sandboxes.json'
