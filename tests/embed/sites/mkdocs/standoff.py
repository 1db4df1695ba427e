# standoff.py
import subprocess


def on_post_build(config):
    command = ["npx", "standoff", "prerender", config["site_dir"], "--script", "standoff.js"]
    subprocess.run(command, check=True)
