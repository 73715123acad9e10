### Farben: gebeugt vor dem Nomen; .plain steht vor „ist“; .name ist das Nomen.

color-white = weiß{ grammar.ending }
    .plain = weiß
    .name = Weiß
    .to = Weiß

color-blue = blau{ grammar.ending }
    .plain = blau
    .name = Blau
    .to = Blau

color-black = schwarz{ grammar.ending }
    .plain = schwarz
    .name = Schwarz
    .to = Schwarz

color-red = rot{ grammar.ending }
    .plain = rot
    .name = Rot
    .to = Rot

color-green = grün{ grammar.ending }
    .plain = grün
    .name = Grün
    .to = Grün
