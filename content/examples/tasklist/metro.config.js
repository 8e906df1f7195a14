const {
  getDefaultConfig,
  mergeConfig
} = require('@react-native/metro-config')

const config = getDefaultConfig(__dirname)
const { assetExts, sourceExts } = config.resolver

module.exports = mergeConfig(config, {
  transformer: {
    babelTransformerPath: require.resolve(
      '@lingui/metro-transformer/react-native'
    )
  },
  resolver: {
    assetExts: [...assetExts, 'svg'],
    sourceExts: [...sourceExts, 'po']
  }
})
