/**
 * What `src/theme/MDXComponents` of a website adds its own components to. Here
 * pages have the theme's without it.
 */
export default {}
