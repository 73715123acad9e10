### Colors: adjectives that agree; .plain stands after "is"; .name is the noun; .to is what devotion is to.

color-white = white
    .plain = white
    .name = white
    .to = white

color-blue = blue
    .plain = blue
    .name = blue
    .to = blue

color-black = black
    .plain = black
    .name = black
    .to = black

color-red = red
    .plain = red
    .name = red
    .to = red

color-green = green
    .plain = green
    .name = green
    .to = green
