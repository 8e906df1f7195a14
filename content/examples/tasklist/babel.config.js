module.exports = {
  presets: ['module:@react-native/babel-preset'],
  plugins: [
    '@lingui/babel-plugin-lingui-macro',
    '@babel/plugin-transform-export-namespace-from',
    ['module-resolver', { alias: { '@': './src' } }],
    'react-native-reanimated/plugin'
  ]
}
